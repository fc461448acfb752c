import { useMemo } from 'react'
import type { PassportDesk } from '~/contract/api/passport-desk'
import { peopleSchema } from '~/contract/desk-people'
import { callsOf } from '~/lib/api'
import { useLoadedData } from '~/lib/async-data'
import { m } from '~/paraglide/messages'

/** The calls of passport at the desk. */
export const callPassportDesk = callsOf<PassportDesk>('passport')
export const fetchPeople = () => callPassportDesk({ call: 'GET /galaxy/desk/people', data: peopleSchema })

/** The people of the desk, and a function that names an account; an account that has left the desk is named as such. */
export function usePeople() {
  const { result } = useLoadedData(fetchPeople)
  const people = result.state === 'ready' ? result.data : undefined
  const nameOf = useMemo(() => {
    const names = new Map((people ?? []).map(({ id, username }) => [id, username]))
    return (account: string) => names.get(account) ?? (people ? m.desk_former_colleague() : '')
  }, [people])
  return { people, nameOf }
}
