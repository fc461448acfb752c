import { useEffect, useState } from 'react'
import { ApiError, callMain } from '~/lib/api'
import { readStored, writeStored } from '~/lib/storage'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'

const storageName = 'certification-notice'

const readReceipts = (): string[] => readStored('local', storageName)?.split('\n') ?? []

/** The receipts of the consents given in this browser. Without storage, they are known only until the visitor leaves the page. */
export function useNoticeReceipts() {
  const [receipts, setReceipts] = useState<readonly string[]>([])
  useEffect(() => setReceipts(readReceipts()), [])

  /** With those of other tabs. */
  const current = () => [...new Set([...receipts, ...readReceipts()])]

  function store(stored: readonly string[]) {
    writeStored('local', storageName, stored.length > 0 ? stored.join('\n') : undefined)
    setReceipts(stored)
  }

  const add = (receipt: string) => store([...new Set([...current(), receipt])])

  /**
   * Withdraws every consent, because several requests may have the same email address.
   * @throws ApiError; the consents that were not withdrawn stay
   */
  async function withdraw() {
    const given = current()
    for (const [index, receipt] of given.entries()) {
      await callMain({ call: 'POST /userInfo/withdrawNotice', json: { receipt }, suppressErrorToast: isGone }).catch(ignoreGone)
      store(given.slice(index + 1))
    }
    showToast({ tone: 'ok', text: m.training_notice_withdrawn() })
  }

  return { receipts, add, withdraw }
}

/** Main has erased the request already. Without the field, the 404 is of a main that lacks the call. */
const isGone = ({ status, field }: ApiError) => status === 404 && field === 'receipt'

function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && isGone(error))) throw error
}
