import { useEffect, useRef } from 'react'
import { openModal } from '~/lib/modal'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { phrased } from '~/ui/phrased'
import type { AnswerSheet, SheetState } from './answer-sheet'
import { useHandIn } from './use-hand-in'

/** Hands the exam in, after stating the unanswered, flagged and unsaved questions. A failure keeps the exam open. */
export function HandIn({ sheet, state, isOver }: { sheet: AnswerSheet; state: SheetState; isOver: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { unsaved, isOffline, isAsked, failure, ask, takeBack } = useHandIn(sheet, state)
  const open = state.answers.filter(({ options }) => options.length === 0).length
  const flagged = state.answers.filter(({ flagged }) => flagged).length

  // The page shows the message about the end, which the dialog would cover.
  useEffect(() => {
    if (isOver) dialog.current?.close()
  }, [isOver])

  return (
    <>
      <Button
        variant="primary"
        isSmall
        aria-disabled={isOver}
        onClick={() => {
          if (!isOver) openModal(dialog.current)
        }}
      >
        {m.exam_hand_in()}
      </Button>
      <dialog ref={dialog} className="floating exam-hand-in" aria-labelledby="exam-hand-in-title" onClose={takeBack}>
        <h2 id="exam-hand-in-title">{m.exam_hand_in_title()}</h2>
        <p>
          {open === 0 ? m.exam_hand_in_complete() : m.exam_hand_in_open({ count: open })}
          {flagged === 0 ? '' : m.exam_hand_in_flagged({ count: flagged })}
        </p>
        <p>{phrased(m.exam_hand_in_final())}</p>
        <div role="status">
          {isOffline ? (
            <p className="exam-hand-in-wait">{isAsked ? m.exam_hand_in_waiting() : m.exam_hand_in_offline()}</p>
          ) : null}
          {isOffline && unsaved.length > 0 ? (
            <p className="exam-hand-in-wait">
              {m.exam_hand_in_unsaved({ questions: unsaved.map((position) => position + 1).join(m.exam_number_separator()) })}
            </p>
          ) : null}
        </div>
        {failure ? (
          <p className="form-failure" role="alert">
            {failure}
          </p>
        ) : null}
        <div className="cluster form-buttons">
          <Button
            variant="primary"
            aria-disabled={isAsked}
            onClick={() => {
              if (!isAsked) ask()
            }}
          >
            {confirmText(isOffline, isAsked)}
          </Button>
          <Button onClick={() => dialog.current?.close()}>{m.exam_hand_in_back()}</Button>
        </div>
      </dialog>
    </>
  )
}

function confirmText(isOffline: boolean, isAsked: boolean): string {
  if (isOffline) return isAsked ? m.exam_hand_in_asked() : m.exam_hand_in_later()
  return isAsked ? m.form_sending() : m.exam_hand_in_confirm()
}
