import { useEffect, useState } from 'react'

/** A photo that this device may have kept. `find` stays the same function. */
export function useFoundPhoto(find: (id: string) => Promise<Blob | null>, id: string) {
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [isReading, setReading] = useState(true)
  useEffect(() => {
    let isCurrent = true
    void find(id).then((found) => {
      if (!isCurrent) return
      setPhoto(found)
      setReading(false)
    })
    return () => void (isCurrent = false)
  }, [find, id])
  return { photo, setPhoto, isReading }
}
