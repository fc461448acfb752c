import * as v from 'valibot'
import { type CodeType, proofTaskSchema } from '~/contract/account'
import { ApiError, callPassport } from '~/lib/api'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { startCountdown, useCountdown } from './code-countdown'
import { proveRequest } from './hash-password'

const proofRequired = 428

/** The difficulty rises at three levels of use, and a task counts for a limited time, so another task can follow a proof. */
const maxProofs = 4

/** Requests a code, with a proof of work if passport asks for one. */
async function requestCode(query: { phone: string; type: CodeType }): Promise<void> {
  let proof: string | undefined
  for (let proofs = 0; ; proofs += 1) {
    const mayProve = proofs < maxProofs
    try {
      await callPassport({
        call: 'GET /galaxy/user/get-code',
        query: { ...query, ...(proof !== undefined && { proof }) },
        isQueryPrivate: true,
        // A rejected identifier is shown at its field.
        suppressErrorToast: ({ status, field }) => (status === proofRequired && mayProve) || field === 'phone'
      })
      return
    } catch (error) {
      const task = v.safeParse(
        proofTaskSchema,
        mayProve && error instanceof ApiError && error.status === proofRequired ? error.data : undefined
      )
      if (!task.success) throw error
      proof = await proveRequest(query, task.output)
    }
  }
}

interface Props {
  /** The identifier in the form; undefined while invalid. */
  identifier: string | undefined
  type: CodeType
  /** Called when the service rejects the identifier. */
  onRefused: (text: string) => void
}

/** Sends a verification code. Enabled while the identifier is valid and no countdown runs (spec §4, §5). */
export function CodeButton({ identifier, type, onRefused }: Props) {
  const seconds = useCountdown(type)
  const { isPending, mutate } = useMutation(
    async (phone: string) => {
      await requestCode({ phone, type })
      startCountdown(type, Date.now())
      showToast({ tone: 'ok', text: m.account_code_sent() })
    },
    {
      onError: ({ field, text }) => {
        if (field === 'phone') onRefused(text)
      }
    }
  )
  const isDisabled = identifier === undefined || seconds > 0 || isPending

  // `aria-disabled` instead of `disabled`: a disabled button would lose the focus when the countdown starts.
  return (
    <button type="button" className="field-code" aria-disabled={isDisabled} onClick={() => isDisabled || void mutate(identifier)}>
      {seconds > 0 ? m.account_code_again({ seconds }) : m.account_code_get()}
    </button>
  )
}
