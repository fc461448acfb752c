import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { PostedForm, Values } from '~/contract/forms/posted-form'
import { useUserKey } from '~/lib/session'

/** A successful submission: main's answer and the sent values. */
interface Submission<Field extends string, Saved> {
  data: Saved
  values: Values<Field>
}

/** The last submission, with the history entry and the user of its page, and the name of the form's draft. */
let latest: { page: string | undefined; user: number; name: string; data: unknown; values: unknown } | undefined

const pageOf = (router: AnyRouter): string | undefined => router.state.location.state.__TSR_key

/**
 * The successful submission of a form, as state that lasts until the visitor leaves the page. A language switch and a new
 * suggestion remount the form, which would otherwise lose the receipt and ask for the input again.
 */
export function useSubmission<Field extends string, Saved>(
  definition: Pick<PostedForm<Field, Saved>, 'saved' | 'values'>,
  name: string,
  first: Submission<Field, Saved> | undefined
) {
  const router: AnyRouter = useRouter()
  const user = useUserKey()
  const [page] = useState(() => pageOf(router))
  const [submission, setSubmission] = useState(() => {
    if (first || latest?.page !== page || latest?.user !== user || latest.name !== name) return first
    const data = v.safeParse(definition.saved, latest.data)
    const values = v.safeParse(definition.values, latest.values)
    return data.success && values.success ? { data: data.output, values: values.output } : undefined
  })
  useEffect(() => {
    if (!submission) return
    latest = { page, user, name, ...submission }
    return () => {
      if (pageOf(router) !== page) latest = undefined
    }
  }, [submission, page, user, name, router])
  const reset = () => {
    latest = undefined
    setSubmission(undefined)
  }
  return { submission, setSubmission, reset }
}
