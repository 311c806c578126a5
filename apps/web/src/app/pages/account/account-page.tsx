import { useNavigate } from '@tanstack/react-router'
import { toast } from 'sonner'
import { EmailPart, NamePart, PasswordPart } from '../../../features/auth/parts/account-forms.tsx'
import { useAuth } from '../../../features/auth/auth-context.ts'
import { DeletePart, ExportPart } from '../../../features/auth/parts/data-parts.tsx'
import { DevicesPart } from '../../../features/auth/parts/devices-part.tsx'
import { PasskeysPart } from '../../../features/auth/parts/passkeys-part.tsx'
import { TwoStepPart } from '../../../features/auth/parts/two-step-part.tsx'
import { strings } from '../../../strings/en.ts'
import { AppHeader } from '../../frame/app-header.tsx'
import { BackToDashboard } from '../../frame/back-to-dashboard.tsx'
import { Page } from '../../frame/page.tsx'
import { SignedInOnly } from '../../frame/route-guards.tsx'
import { forgetOnDevice } from './forget-on-device.ts'

const words = strings.account

export function AccountPage() {
  return (
    <SignedInOnly>
      <Page title={words.pageTitle}>
        <AppHeader>
          <BackToDashboard label={words.back} />
        </AppHeader>
        <main id="content" tabIndex={-1} className="mx-auto max-w-3xl px-4 py-10 outline-none sm:px-8 sm:py-14">
          <h1 className="mb-8 font-display text-3xl tracking-[-0.015em]">{words.title}</h1>
          <NamePart />
          <EmailPart />
          <PasswordPart />
          <TwoStepPart />
          <PasskeysPart />
          <DevicesPart />
          <ExportPart />
          <Deletion />
        </main>
      </Page>
    </SignedInOnly>
  )
}

function Deletion() {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  const leave = async (userId: string) => {
    await forgetOnDevice(userId)
    await signOut()
    void navigate({ to: '/', replace: true })
    toast(words.deletion.done)
  }
  return <DeletePart onDeleted={leave} />
}
