import { strings } from '../../strings/en.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAuth } from './auth-context.ts'
import { LoginForm } from './login-form.tsx'
import { SecondStepForm } from './second-step-form.tsx'

const words = strings.auth.ended

/** Over a page that holds what was typed: its session has ended, and the same user signs in again right there. */
export function SessionEndedDialog() {
  const { status, user, ended, leave } = useAuth()
  const isOpen = status === 'authenticated' && ended !== undefined
  return (
    <Dialog open={isOpen} onOpenChange={() => {}} title={words.title} description={words.lead(user?.email ?? '')}>
      {ended === 'code' ? (
        <SecondStepForm onShown={() => undefined} leave={{ label: words.leave, run: leave }} />
      ) : (
        <>
          <LoginForm email={user?.email} />
          <Button variant="quiet" className="mt-3 w-full" onClick={leave}>
            {words.leave}
          </Button>
        </>
      )}
    </Dialog>
  )
}
