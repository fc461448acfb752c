import { useRef, useState } from 'react'
import { useMutation } from '~/lib/mutation'
import { openModal } from '~/lib/open-modal'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { phrased } from '~/ui/phrased'
import type { AnswerSheet, SheetState } from './answer-sheet'
import { submitAttempt } from './calls'

/** Hands the exam in, after saying what is not answered. Everything is saved first; a failure keeps the exam open. */
export function HandIn({ sheet, state, isOver }: { sheet: AnswerSheet; state: SheetState; isOver: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [failure, setFailure] = useState<string>()
  const open = state.answers.filter(({ options }) => options.length === 0).length
  const flagged = state.answers.filter(({ flagged }) => flagged).length

  const { isPending, mutate } = useMutation(
    async () => {
      setFailure(undefined)
      if (!(await sheet.saveAll())) return setFailure(m.exam_hand_in_unsaved())
      await submitAttempt()
      sheet.close()
    },
    { onError: ({ text }) => setFailure(text) }
  )

  return (
    <>
      <Button
        variant="primary"
        isSmall
        aria-disabled={isOver}
        onClick={() => {
          if (isOver) return
          setFailure(undefined)
          openModal(dialog.current)
        }}
      >
        {m.exam_hand_in()}
      </Button>
      <dialog ref={dialog} className="exam-hand-in" aria-labelledby="exam-hand-in-title">
        <h2 id="exam-hand-in-title">{m.exam_hand_in_title()}</h2>
        <p>
          {open === 0 ? m.exam_hand_in_complete() : m.exam_hand_in_open({ count: open })}
          {flagged === 0 ? '' : m.exam_hand_in_flagged({ count: flagged })}
        </p>
        <p>{phrased(m.exam_hand_in_final())}</p>
        {failure ? (
          <p className="form-failure" role="alert">
            {failure}
          </p>
        ) : null}
        <div className="form-buttons">
          <Button variant="primary" aria-disabled={isPending} onClick={() => void mutate()}>
            {isPending ? m.form_sending() : m.exam_hand_in_confirm()}
          </Button>
          <Button onClick={() => dialog.current?.close()}>{m.exam_hand_in_back()}</Button>
        </div>
      </dialog>
    </>
  )
}
