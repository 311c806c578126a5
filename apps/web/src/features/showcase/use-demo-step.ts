import { useEffect, useState } from 'react'

export const demoSteps = 8
const stepMs = 2000

/** Eight steps of two seconds, over and over. Whoever asked for less motion gets the last one, standing, and may press play. */
export function useDemoStep() {
  const [calm] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [playing, setPlaying] = useState(!calm)
  const [step, setStep] = useState(calm ? demoSteps - 1 : 0)

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setStep((current) => (current + 1) % demoSteps), stepMs)
    return () => clearInterval(timer)
  }, [playing])

  return { step, playing, toggle: () => setPlaying(!playing) }
}
