import { useEffect, useState } from 'react'
import { messageDuration } from '~/contract/limits'
import { copyText } from '~/lib/clipboard'
import { m } from '~/paraglide/messages'

/** Copies a text and reports the outcome for a few seconds; `outcome` is for an element with the role `status`. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), messageDuration)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = (text: string | Promise<string>) => {
    copyText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed')
    )
  }

  return { copy, outcome: outcome === 'copied' ? m.page_copied() : outcome ? m.page_copy_failed() : '' }
}
