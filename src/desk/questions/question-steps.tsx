import { type QuestionDetail, questionSavedSchema } from '~/contract/exam-questions'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { can } from '../account'
import { callWithToast } from '../call-with-toast'
import { KeptFocus } from '../kept-focus'
import { useDeskNavigate } from '../link'
import { hasOwnUnseen, unseenNotice } from '../unseen'
import { usePeople } from '../use-people'
import { callQuestions } from './calls'

interface StepsProps {
  question: QuestionDetail
  hasUnsaved: boolean
  /** Saves unsaved text. Returns the revision of the draft, or undefined if the text cannot be saved. @throws ApiError */
  save: () => Promise<number | undefined>
  /** Removes unsaved text. */
  onDiscard: () => void
  /** Reloads the question. */
  onChange: () => void
}

/** The steps that are possible now. A step takes the text that the author sees: it saves first, or is offered after a save. */
export function QuestionSteps({
  question: { id, topic, pool, isCurrent, versions, draft },
  hasUnsaved,
  save,
  onDiscard,
  onChange
}: StepsProps) {
  const { isPending, mutate } = useMutation(
    async (call: () => Promise<unknown>, done: string, next: () => unknown = onChange) => {
      await callWithToast(call, done)
      await next()
    },
    { onError: onChange }
  )
  const submission = useMutation(
    async () => {
      const revision = await save()
      if (revision === undefined) return
      const call = { call: 'POST /desk/question/submit', json: { id, revision }, data: questionSavedSchema } as const
      await callWithToast(() => callQuestions(call), m.desk_questions_submitted())
      onChange()
    },
    { onError: onChange }
  )
  const isOwn = draft !== null && hasOwnUnseen(draft)
  const { nameOf } = usePeople()
  const locale = useLocale()
  const unseen = draft?.state === 'draft' && unseenNotice([draft], nameOf, locale)
  const isReviewed = draft?.state === 'review' && !hasUnsaved
  const json = { id, revision: draft?.revision ?? 0 }
  const navigate = useDeskNavigate()
  const discard = () =>
    mutate(
      () => callQuestions({ call: 'POST /desk/question/discard', json }),
      m.desk_questions_discarded(),
      () => {
        onDiscard()
        // A question that was never published is gone with its draft.
        if (versions.length > 0) return onChange()
        return navigate({ to: '/desk/questions', search: { topic, pool } }, { isSaved: true })
      }
    )
  return (
    <KeptFocus className="cluster questions-steps" aria-label={m.desk_actions()}>
      {unseen && <p className="muted">{unseen}</p>}
      {draft?.state === 'draft' && (
        <Button variant="primary" aria-disabled={submission.isPending} onClick={() => void submission.mutate()}>
          {m.desk_questions_submit()}
        </Button>
      )}
      {draft?.state === 'review' && hasUnsaved && <p className="muted">{m.desk_questions_unsaved_review()}</p>}
      {isReviewed && (
        <Button
          aria-disabled={isPending}
          onClick={() =>
            mutate(
              () => callQuestions({ call: 'POST /desk/question/return', json, data: questionSavedSchema }),
              m.desk_questions_returned()
            )
          }
        >
          {m.desk_questions_return()}
        </Button>
      )}
      {isReviewed && can('reviewer') && isOwn && !can('admin') && <p className="muted">{m.desk_unseen_own()}</p>}
      {isReviewed && can('reviewer') && (!isOwn || can('admin')) && (
        <ConfirmedButton
          variant="primary"
          label={m.desk_questions_publish()}
          question={isOwn ? m.desk_questions_override_question() : m.desk_questions_publish_question()}
          confirm={m.desk_questions_publish()}
          decline={m.desk_exam_cancel()}
          isSending={isPending}
          onConfirm={() =>
            mutate(
              () => callQuestions({ call: 'POST /desk/question/publish', json: { ...json, isOverride: isOwn } }),
              m.desk_questions_published()
            )
          }
        />
      )}
      {draft && (
        <ConfirmedButton
          label={m.desk_questions_discard()}
          question={m.desk_questions_discard_question()}
          confirm={m.desk_questions_discard()}
          decline={m.desk_exam_cancel()}
          isSending={isPending}
          onConfirm={discard}
        />
      )}
      {isCurrent && can('reviewer') && (
        <ConfirmedButton
          label={m.desk_questions_withdraw()}
          question={m.desk_questions_withdraw_question()}
          confirm={m.desk_questions_withdraw()}
          decline={m.desk_exam_cancel()}
          isSending={isPending}
          onConfirm={() =>
            mutate(() => callQuestions({ call: 'POST /desk/question/withdraw', json: { id } }), m.desk_questions_withdrawn_done())
          }
        />
      )}
    </KeptFocus>
  )
}
