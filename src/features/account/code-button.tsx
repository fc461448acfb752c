import type { CodeType } from '~/contract/account'
import { useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { useCountdown } from './code-countdown'
import { requestCode } from './code-request'

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
  const { isPending, mutate } = useMutation((phone: string) => requestCode({ phone, type }), {
    onError: ({ field, text }) => {
      if (field === 'phone') onRefused(text)
    }
  })
  const isDisabled = identifier === undefined || seconds > 0 || isPending

  // `aria-disabled` instead of `disabled`: a disabled button would lose the focus when the countdown starts.
  return (
    <button type="button" className="field-code" aria-disabled={isDisabled} onClick={() => isDisabled || void mutate(identifier)}>
      {seconds > 0 ? m.account_code_again({ seconds }) : m.account_code_get()}
    </button>
  )
}
