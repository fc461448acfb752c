import { useCallback, useMemo } from 'react'
import type { BankContent } from '~/contract/exam-bank'
import { type QuestionDetail, questionAddedSchema, questionDetailSchema, questionSavedSchema } from '~/contract/exam-questions'
import { textIn } from '~/contract/locale'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { DataState } from '../data-state'
import { DeskLink, type DeskSearch, useDeskNavigate } from '../link'
import { isUnknownRecord, UnknownRecord } from '../unknown-record'
import { usePeople } from '../use-people'
import { callQuestions } from './calls'
import { ContentForm } from './content-form'
import { formOf } from './question-form'
import { QuestionSteps } from './question-steps'
import { emptyQuestion, storedQuestion } from './typed-question'
import { useTypedQuestion } from './use-typed-question'

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
  const { form, fault, change, read } = useTypedQuestion(emptyQuestion)
  const { isPending, mutate } = useMutation(async () => {
    const content = read()
    if (!content) return
    const json = { topic, pool, content }
    const { id } = await callQuestions({ call: 'POST /desk/question/add', json, data: questionAddedSchema })
    await navigate({ to: '/desk/questions', search: { id } }, { isSaved: true })
  })
  return (
    <>
      <Head title={m.desk_questions_add()} back={{ topic, pool }} />
      <ContentForm form={form} onInput={change} fault={fault} isSaving={isPending} onSave={() => void mutate()} />
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
  const { nameOf } = usePeople()
  const locale = useLocale()
  const typed = useTypedQuestion(useMemo(() => storedQuestion(question), [question]))
  const { form, base, newer, hasUnsaved } = typed

  /** Saves the form. Returns the revision of the draft, or undefined if the form is not valid. @throws ApiError */
  async function save(): Promise<number | undefined> {
    const content = typed.read()
    if (!content) return undefined
    const json = { id, revision: base.revision, content }
    const { revision } = await callQuestions({ call: 'POST /desk/question/save', json, data: questionSavedSchema })
    typed.onSaved(revision)
    return revision
  }

  const { isPending, mutate } = useMutation(
    async () => {
      if ((await save()) === undefined) return
      showToast({ tone: 'ok', text: m.desk_questions_saved() })
      onChange()
    },
    // Loads what a colleague has saved meanwhile. The toast shows the error.
    { onError: onChange }
  )

  function restore(content: BankContent) {
    if (hasUnsaved && !confirm(m.desk_questions_restore_question())) return
    typed.change(formOf(content))
  }

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
      <QuestionSteps
        question={question}
        hasUnsaved={hasUnsaved}
        save={async () => (hasUnsaved ? save() : base.revision)}
        onDiscard={typed.reset}
        onChange={onChange}
      />
      {newer && (
        <div className="desk-notice" role="alert">
          <p>{m.desk_questions_conflict()}</p>
          <div className="cluster">
            <Button isSmall onClick={typed.keepMine}>
              {m.entries_keep_mine()}
            </Button>
            <Button isSmall onClick={typed.reset}>
              {m.entries_take_theirs()}
            </Button>
          </div>
        </div>
      )}
      <ContentForm form={form} onInput={typed.change} fault={typed.fault} isSaving={isPending} onSave={() => void mutate()} />
      {versions.length > 0 && (
        <section className="questions-versions">
          <h2>{m.desk_questions_versions()}</h2>
          <ol>
            {versions.map(({ version, isFromFile, content }) => (
              <li key={version}>
                <span>
                  {(isFromFile ? m.desk_questions_version_file : m.desk_questions_version_desk)({ version })} ·{' '}
                  {textIn(content.question, locale)}
                </span>
                <Button isSmall onClick={() => restore(content)}>
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
