import { useEffect, useState } from 'react'
import { entryPresenceSchema, presencePause } from '~/contract/desk-entries'
import { m } from '~/paraglide/messages'
import { suppressErrorToast } from '../tasks'
import { callEntries, type EntryName } from './calls'

/**
 * Colleagues who have the entry open, so that two people do not write the same text. Nothing if there are none, or if the service
 * does not answer.
 */
export function Presence({ name: { kind, id }, nameOf }: { name: EntryName; nameOf: (account: string) => string }) {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    const tell = async () => {
      // A hidden page is not read, and its lease ends.
      if (document.visibilityState === 'hidden') return
      const call = {
        call: 'POST /desk/entry/presence',
        json: { kind, id },
        data: entryPresenceSchema,
        suppressErrorToast
      } as const
      const present = await callEntries(call).catch(() => ({ others: [] }))
      if (isCurrent) setOthers(present.others)
    }
    void tell()
    const timer = setInterval(() => void tell(), presencePause)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [kind, id])
  return (
    <p className="entry-presence" role="status">
      {others.length > 0 && m.entries_present({ names: others.map(nameOf).join(m.desk_roles_separator()) })}
    </p>
  )
}
