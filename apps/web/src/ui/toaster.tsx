import { Toaster as Sonner } from 'sonner'

/** Where toasts appear. `toast` of sonner shows one from anywhere. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      gap={8}
      // Clear of the bars that a page may have at its foot and at its head.
      offset={{ bottom: 88, top: 116 }}
      mobileOffset={{ bottom: 88, top: 116 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-[min(24rem,calc(100vw-2rem))] items-center gap-3 rounded-md border border-ink bg-ink px-4 py-3 text-sm text-desk shadow-lift font-sans',
          content: 'grow',
          title: 'font-medium',
          description: 'opacity-85',
          actionButton:
            'min-h-8 shrink-0 rounded-sm border border-desk/60 px-2.5 font-medium hover:bg-desk hover:text-ink',
        },
      }}
    />
  )
}
