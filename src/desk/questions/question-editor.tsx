import { type FormEvent, useCallback, useId, useState } from 'react'
import * as v from 'valibot'
import { type BankContent, bankContentSchema } from '~/contract/exam-bank'
import { type QuestionDetail, questionAddedSchema, questionDetailSchema, questionSavedSchema } from '~/contract/exam-questions'
import { nativeLanguageNames, textIn, writtenLocales } from '~/contract/locale'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { deskText } from '~/messages/desk-text'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { can } from '../account'
import { callWithToast } from '../call-with-toast'
import { DataState } from '../data-state'
import { KeptFocus } from '../kept-focus'
import { useLeaveGuard } from '../leave-guard'
import { DeskLink, type DeskSearch, useDeskNavigate } from '../link'
import { isUnknownRecord, UnknownRecord } from '../unknown-record'
import { hasOwnUnseen, unseenNotice } from '../unseen'
import { usePeople } from '../use-people'
import { callQuestions } from './calls'
import { emptyForm, type FormOption, formOf, type QuestionForm, writtenOf } from './question-form'

type EditorProps =
  | { isNew: true; topic: Topic; pool: BankContentPool; id?: never }
  | { isNew?: never; topic?: never; pool?: never; id: string }
type Topic = QuestionDetail['topic']
type BankContentPool = QuestionDetail['pool']

/** One question with its draft, its versions and the steps that are possible. */
export function QuestionEditor({ id, isNew, topic, pool }: EditorProps) {
  if (isNew) return <NewQuestion topic={topic} pool={pool} />
  return <KnownQuestion id={id} />
}

function NewQuestion({ topic, pool }: { topic: Topic; pool: BankContentPool }) {
  const navigate = useDeskNavigate()
  return (
    <>
      <Head title={m.desk_questions_add()} back={{ topic, pool }} />
      <ContentForm
        first={emptyForm}
        onSave={async (content) => {
          const { id } = await callQuestions({
            call: 'POST /desk/question/add',
            json: { topic, pool, content },
            data: questionAddedSchema
          })
          await navigate({ to: '/desk/questions', search: { id } }, { isSaved: true })
        }}
      />
    </>
  )
}

function KnownQuestion({ id }: { id: string }) {
  const fetchQuestion = useCallback(
    () =>
      callQuestions({
        ...{ call: 'GET /desk/question/detail', query: { id }, data: questionDetailSchema },
        suppressErrorToast: isUnknownRecord
      }),
    [id]
  )
  const { result, load } = useLoadedData(fetchQuestion)
  return (
    <DataState
      result={result}
      onRetry={load}
      missing={
        <>
          <Head title={m.desk_questions_title()} back={{}} />
          <UnknownRecord text={m.desk_questions_unknown()} list={{ to: '/desk/questions' }} back={m.desk_questions_back()} />
        </>
      }
    >
      {(question) => <Question question={question} onChange={load} />}
    </DataState>
  )
}

function Question({ question, onChange }: { question: QuestionDetail; onChange: () => void }) {
  const { id, topic, pool, isCurrent, versions, draft } = question
  const [newest] = versions
  const content = draft?.content ?? newest?.content
  const { nameOf } = usePeople()
  const locale = useLocale()
  /** The version that was put into the form in place of the draft. */
  const [restored, setRestored] = useState<number>()
  const shown = restored === undefined ? content : versions.find(({ version }) => version === restored)?.content
  return (
    <>
      <Head title={id} back={{ topic, pool }} />
      <p className="desk-lead">
        {newest
          ? isCurrent
            ? m.desk_questions_asked({ version: newest.version })
            : m.desk_questions_withdrawn()
          : m.desk_questions_new()}
        {draft &&
          ` · ${(draft.state === 'review' ? m.desk_questions_reviewed_by : m.desk_questions_written_by)({
            // A draft that an import has carried here has no author.
            name: draft.author === '' ? m.entries_imported() : nameOf(draft.author),
            moment: formatMoment(draft.changedAt, locale)
          })}`}
      </p>
      <Steps question={question} onChange={onChange} />
      {shown && (
        <ContentForm
          // The form is remounted for each revision or restored version, so its fields show it.
          key={`${draft?.revision ?? 0} ${restored}`}
          first={formOf(shown)}
          onSave={async (written) => {
            const json = { id, revision: draft?.revision ?? 0, content: written }
            await callQuestions({ call: 'POST /desk/question/save', json, data: questionSavedSchema })
            showToast({ tone: 'ok', text: m.desk_questions_saved() })
            setRestored(undefined)
            onChange()
          }}
        />
      )}
      {versions.length > 0 && (
        <section className="questions-versions">
          <h2>{m.desk_questions_versions()}</h2>
          <ol>
            {versions.map(({ version, isFromFile, content: { question: text } }) => (
              <li key={version}>
                <span>
                  {(isFromFile ? m.desk_questions_version_file : m.desk_questions_version_desk)({ version })} ·{' '}
                  {textIn(text, locale)}
                </span>
                <Button isSmall onClick={() => setRestored(version)}>
                  {m.desk_questions_restore()}
                </Button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function Head({ title, back }: { title: string; back: DeskSearch<'/desk/questions'> }) {
  return (
    <div className="desk-head">
      <h1>{title}</h1>
      <DeskLink className="plain-link" to="/desk/questions" search={back}>
        {m.desk_questions_back()}
      </DeskLink>
    </div>
  )
}

/** The steps that are possible now. */
function Steps({
  question: { id, topic, pool, isCurrent, versions, draft },
  onChange
}: {
  question: QuestionDetail
  onChange: () => void
}) {
  const { isPending, mutate } = useMutation(
    async (call: () => Promise<unknown>, done: string, next: () => unknown = onChange) => {
      await callWithToast(call, done)
      await next()
    },
    { onError: onChange }
  )
  const isOwn = draft !== null && hasOwnUnseen(draft)
  const { nameOf } = usePeople()
  const locale = useLocale()
  const unseen = draft?.state === 'draft' && unseenNotice([draft], nameOf, locale)
  const json = { id, revision: draft?.revision ?? 0 }
  const navigate = useDeskNavigate()
  const discard = () =>
    mutate(
      () => callQuestions({ call: 'POST /desk/question/discard', json }),
      m.desk_questions_discarded(),
      // A question that was never published is gone with its draft.
      versions.length > 0 ? onChange : () => navigate({ to: '/desk/questions', search: { topic, pool } }, { isSaved: true })
    )
  return (
    <KeptFocus className="cluster questions-steps" aria-label={m.desk_actions()}>
      {unseen && <p className="muted">{unseen}</p>}
      {draft?.state === 'draft' && (
        <Button
          variant="primary"
          aria-disabled={isPending}
          onClick={() =>
            mutate(
              () => callQuestions({ call: 'POST /desk/question/submit', json, data: questionSavedSchema }),
              m.desk_questions_submitted()
            )
          }
        >
          {m.desk_questions_submit()}
        </Button>
      )}
      {draft?.state === 'review' && (
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
      {draft?.state === 'review' && can('reviewer') && isOwn && !can('admin') && <p className="muted">{m.desk_unseen_own()}</p>}
      {draft?.state === 'review' && can('reviewer') && (!isOwn || can('admin')) && (
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

interface FormProps {
  first: QuestionForm
  /** @throws ApiError */
  onSave: (content: BankContent) => Promise<void>
}

/** The content of a question, both languages side by side. A fault is named once, above the button, and gets the focus. */
function ContentForm({ first, onSave }: FormProps) {
  const [form, setForm] = useState(first)
  const [failure, setFailure] = useState<string>()
  // The toast of a failed call shows the error; the typed texts stay.
  const { isPending, mutate } = useMutation(onSave)
  useLeaveGuard(() => JSON.stringify(form) !== JSON.stringify(first))
  const id = useId()
  const set = (change: Partial<QuestionForm>) => setForm((before) => ({ ...before, ...change }))
  const setOption = (at: number, change: Partial<FormOption>) =>
    set({ options: form.options.map((option, index) => (index === at ? { ...option, ...change } : option)) })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const content = v.safeParse(bankContentSchema, writtenOf(form))
    if (!content.success) {
      const [issue] = content.issues
      const text = deskText(issue.message)?.() ?? issue.message
      setFailure(m.desk_questions_wrong({ field: v.getDotPath(issue) ?? '', text }))
      return
    }
    setFailure(undefined)
    void mutate(content.output)
  }

  return (
    <form className="questions-form" noValidate onSubmit={onSubmit}>
      <div className="grid-phone questions-pair">
        <label>
          {m.desk_questions_type()}
          <select value={form.type} onChange={({ currentTarget: { value } }) => set({ type: value })}>
            <option value="single">{m.desk_questions_single()}</option>
            <option value="multiple">{m.desk_questions_multiple()}</option>
          </select>
        </label>
        <label>
          {m.desk_questions_source()}
          <input value={form.source} placeholder="2#edge" onChange={({ currentTarget: { value } }) => set({ source: value })} />
        </label>
      </div>
      <Pair label={m.desk_questions_question()} texts={form.question} rows={3} onInput={(question) => set({ question })} />
      <label>
        {m.desk_questions_query()}
        <textarea
          className="questions-code"
          rows={3}
          spellCheck={false}
          value={form.query}
          onChange={({ currentTarget: { value } }) => set({ query: value })}
        />
      </label>
      <label>
        {m.desk_questions_graph()}
        <textarea
          className="questions-code"
          rows={3}
          spellCheck={false}
          value={form.graph}
          onChange={({ currentTarget: { value } }) => set({ graph: value })}
        />
      </label>
      {form.options.map((option, at) => (
        <fieldset key={option.id} className="questions-option">
          <legend>{m.desk_questions_option({ number: at + 1 })}</legend>
          <label className="questions-correct">
            <input
              type="checkbox"
              checked={option.isCorrect}
              onChange={({ currentTarget: { checked } }) => setOption(at, { isCorrect: checked })}
            />
            {m.desk_questions_correct()}
          </label>
          <Pair
            label={m.desk_questions_option({ number: at + 1 })}
            isLabelHidden
            texts={option.text}
            rows={2}
            onInput={(text) => setOption(at, { text })}
          />
        </fieldset>
      ))}
      <Pair
        label={m.desk_questions_explanation()}
        texts={form.explanation}
        rows={3}
        onInput={(explanation) => set({ explanation })}
      />
      <p className="field-error" id={`${id}-error`} role="alert">
        {failure}
      </p>
      <div>
        <Button type="submit" variant="primary" aria-disabled={isPending} aria-describedby={`${id}-error`}>
          {m.desk_questions_save()}
        </Button>
      </div>
    </form>
  )
}

interface PairProps {
  label: string
  isLabelHidden?: boolean
  texts: QuestionForm['question']
  rows: number
  onInput: (texts: QuestionForm['question']) => void
}

/** A text in both languages, side by side. */
function Pair({ label, isLabelHidden = false, texts, rows, onInput }: PairProps) {
  return (
    <div className="grid-phone questions-pair">
      {writtenLocales.map((locale) => (
        <label key={locale}>
          <span className={isLabelHidden ? 'vh' : undefined}>{label}</span>{' '}
          <span lang={locale}>{nativeLanguageNames[locale]}</span>
          <textarea
            lang={locale}
            rows={rows}
            value={texts[locale]}
            onChange={({ currentTarget: { value } }) => onInput({ ...texts, [locale]: value })}
          />
        </label>
      ))}
    </div>
  )
}
