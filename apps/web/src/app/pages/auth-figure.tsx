import { ProofSheet } from '../../features/showcase/proof-sheet.tsx'

/** The page that is waiting to be worked on, beside the two forms. */
export function AuthFigure() {
  return (
    <div className="sticky top-0 h-dvh overflow-hidden px-[10%] pt-[10vh]">
      <ProofSheet className="mx-auto h-full max-w-2xl" />
    </div>
  )
}
