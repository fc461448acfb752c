import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Tells screen readers the title of each page that opens without a new document, which browsers do not. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(() => {
    let known = document.title
    return router.subscribe('onRendered', () => {
      if (document.title === known) return
      known = document.title
      setTitle(known)
    })
  }, [router])

  return (
    <p className="vh" aria-live="polite">
      {title}
    </p>
  )
}
