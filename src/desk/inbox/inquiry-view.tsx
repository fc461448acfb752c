import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import type { Person } from '~/contract/desk-people'
import {
  type FeedbackOutcome,
  type Inquiry,
  type InquiryEvent,
  inquirySchema,
  noteRequestSchema,
  replyRequestSchema
} from '~/contract/inbox'
import type { Locale } from '~/contract/locale'
import { CheckBox } from '~/features/forms/check-box'
import { TextArea } from '~/features/forms/text-area'
import { useForm } from '~/features/forms/use-form'
import { ApiError } from '~/lib/api'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { kindNames, stateNames } from '~/messages/inbox-text'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { account } from '../account'
import { callWithToast } from '../call-with-toast'
import { deskRule } from '../desk-rule'
import { KeptFocus } from '../kept-focus'
import { useUnsentTextGuard } from '../leave-guard'
import { callInbox } from './calls'
import { eventText } from './event-text'
import { dueText, titleOf } from './names'
import { replyTemplates } from './reply-templates'
import { SubmissionFacts } from './submission-facts'

interface Props {
  inquiry: Inquiry
  /** Accounts to which an inquiry can be assigned if they are active. */
  staff: readonly Person[]
  /** Names an account. */
  nameOf: (account: string) => string
  /** Reloads the inquiry and the list. */
  onChanged: () => void
}

/** One inquiry: the visitor's submission, the possible actions, and the history. */
export function InquiryView({ inquiry, staff, nameOf, onChanged }: Props) {
  const locale = useLocale()
  const { id, reference, kind, state, assignee, isMine, isOverdue, isErased } = inquiry
  const due = dueText(inquiry, locale)
  // Each text that was sent gets a new form for the next one.
  const [replies, setReplies] = useState(0)
  const [notes, setNotes] = useState(0)
  const article = useUnsentTextGuard<HTMLElement>()
  const onReplied = () => {
    setReplies(replies + 1)
    onChanged()
  }
  const onNoted = () => {
    setNotes(notes + 1)
    onChanged()
  }
  return (
    <article ref={article} className="inbox-inquiry">
      <header>
        <p className="note">{`${kindNames[kind]()} · ${m.desk_inbox_number({ number: reference })}`}</p>
        <h2>{titleOf(inquiry)}</h2>
        <p className="inbox-status">
          <span className="inbox-state" data-state={state}>
            {stateNames[state]()}
          </span>
          <span>
            {assignee === null
              ? m.desk_inbox_held_by_nobody()
              : isMine
                ? m.desk_inbox_held_by_me()
                : m.desk_inbox_held_by({ name: nameOf(assignee) })}
          </span>
          {due && (
            <span className="inbox-due" data-overdue={isOverdue || undefined}>
              {due}
            </span>
          )}
        </p>
      </header>
      <Actions inquiry={inquiry} onChanged={onChanged} />
      <Assignment key={inquiry.revision} inquiry={inquiry} staff={staff} onChanged={onChanged} />
      <SubmissionFacts inquiry={inquiry} />
      {!isErased && (
        <Reply key={`reply ${replies}`} number={replies} inquiry={inquiry} onChanged={onChanged} onSent={onReplied} />
      )}
      {!isErased && <Note key={`note ${notes}`} number={notes} id={id} onChanged={onChanged} onSent={onNoted} />}
      <History events={inquiry.history} nameOf={nameOf} />
    </article>
  )
}

type ActionProps = Pick<Props, 'inquiry' | 'onChanged'>

function Actions({ inquiry: { id, revision, kind, state, isMine, assignee, isErased }, onChanged }: ActionProps) {
  const { isPending, mutate } = useMutation(callWithToast, { onSettled: onChanged })
  const stated = { id, revision }
  const assign = (to: 'me' | 'none') =>
    mutate(
      () => callInbox({ call: 'POST /desk/inbox/assign', json: { ...stated, assignee: to }, data: inquirySchema }),
      m.desk_inbox_changed()
    )
  const setState = (next: 'open' | 'waiting' | 'done' | 'spam', outcome?: FeedbackOutcome) =>
    mutate(
      () => callInbox({ call: 'POST /desk/inbox/state', json: { ...stated, state: next, outcome }, data: inquirySchema }),
      m.desk_inbox_changed()
    )
  const isOver = state === 'done' || state === 'spam'
  const act = (label: string, onClick: () => void, isPrimary = false) => (
    <Button isSmall variant={isPrimary ? 'primary' : 'plain'} aria-disabled={isPending} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <KeptFocus className="inbox-actions" aria-label={m.desk_actions()}>
      {!isOver && !isMine && act(m.desk_inbox_take(), () => assign('me'), assignee === null)}
      {!isOver && assignee !== null && act(m.desk_inbox_put_back(), () => assign('none'))}
      {!isErased && (isOver || state === 'waiting') && act(m.desk_inbox_reopen(), () => setState('open'))}
      {!isOver && state !== 'waiting' && act(m.desk_inbox_wait(), () => setState('waiting'))}
      {!isOver && kind !== 'feedback' && act(m.desk_inbox_finish(), () => setState('done'))}
      {!isOver && kind === 'feedback' && act(m.desk_inbox_finish_fixed(), () => setState('done', 'fixed'))}
      {!isOver && kind === 'feedback' && act(m.desk_inbox_finish_answered(), () => setState('done', 'answered'))}
      {!isOver && act(m.desk_inbox_spam(), () => setState('spam'))}
      {!isErased && (
        <ConfirmedButton
          label={m.desk_inbox_erase()}
          question={m.desk_inbox_erase_question()}
          confirm={m.desk_inbox_erase()}
          decline={m.desk_inbox_cancel()}
          isSending={isPending}
          onConfirm={() =>
            mutate(() => callInbox({ call: 'POST /desk/inbox/erase', json: stated, data: inquirySchema }), m.desk_inbox_changed())
          }
        />
      )}
    </KeptFocus>
  )
}

/** Assigns an open inquiry to a colleague. Nothing while there is none. */
function Assignment({ inquiry: { id, revision, state, assignee }, staff, onChanged }: Omit<Props, 'nameOf'>) {
  const field = useId()
  const { isPending, mutate } = useMutation(callWithToast, { onSettled: onChanged })
  const colleagues = staff.filter((person) => person.isActive && person.id !== account.id && person.id !== assignee)
  const [chosen, setChosen] = useState('')
  if (state === 'done' || state === 'spam' || colleagues.length === 0) return null
  return (
    <form
      className="cluster inbox-assign"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen === '') return
        void mutate(
          () => callInbox({ call: 'POST /desk/inbox/assign', json: { id, revision, assignee: chosen }, data: inquirySchema }),
          m.desk_inbox_changed()
        )
      }}
    >
      <label htmlFor={field}>{m.desk_inbox_assign_to()}</label>
      <select id={field} value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
        <option value="">{m.desk_inbox_assign_choose()}</option>
        {colleagues.map((person) => (
          <option key={person.id} value={person.id}>
            {person.username}
          </option>
        ))}
      </select>
      <Button type="submit" isSmall aria-disabled={isPending || chosen === ''}>
        {m.desk_inbox_assign()}
      </Button>
    </form>
  )
}

/** The states that a reply can lead to, with the outcome of feedback. */
const afterReply = {
  waiting: { state: 'waiting' },
  done: { state: 'done' },
  fixed: { state: 'done', outcome: 'fixed' },
  answered: { state: 'done', outcome: 'answered' }
} as const

interface NextForm {
  /** Number of texts that were sent before with earlier forms, the last of which this one replaces. */
  number: number
  onSent: () => void
}

/** Gives the focus to the field of a form that replaces one that was sent, so that it is not lost with that. */
function useFocusAfter(number: number, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (number > 0) form.current?.querySelector('textarea')?.focus()
  }, [number, form])
}

function Reply({
  inquiry: { id, revision, kind, locale, isMailable, email },
  number,
  onChanged,
  onSent
}: ActionProps & NextForm) {
  const isFeedback = kind === 'feedback'
  const [isPublished, setPublished] = useState(isFeedback)
  const [after, setAfter] = useState<keyof typeof afterReply>(isFeedback ? 'fixed' : 'done')
  const form = useForm<'text'>({
    initial: { text: '' },
    rules: [deskRule('text', replyRequestSchema.entries.text)],
    fieldOf: (field) => (field === 'text' ? field : undefined),
    send: async ({ text }) => {
      try {
        const json = { id, revision, text, isPublished, ...afterReply[after] }
        await callInbox({ call: 'POST /desk/inbox/reply', json, data: inquirySchema })
        showToast({ tone: 'ok', text: m.desk_inbox_reply_done() })
        onSent()
      } catch (error) {
        // A colleague was faster: the inquiry is shown as it is now, and the text stays.
        if (error instanceof ApiError && error.status === 409) onChanged()
        throw error
      }
    }
  })
  useFocusAfter(number, form.ref)
  const options: readonly (readonly [keyof typeof afterReply, string])[] = isFeedback
    ? [
        ['fixed', m.desk_inbox_finish_fixed()],
        ['answered', m.desk_inbox_finish_answered()],
        ['waiting', stateNames.waiting()]
      ]
    : [
        ['done', stateNames.done()],
        ['waiting', stateNames.waiting()]
      ]
  return (
    <section>
      <h3>{m.desk_inbox_reply()}</h3>
      <p className="muted">{isMailable ? m.desk_inbox_reply_mail({ email: email ?? '' }) : m.desk_inbox_reply_no_mail()}</p>
      {(isMailable || isFeedback) && (
        <form ref={form.ref} className="desk-form" noValidate onSubmit={form.onSubmit}>
          <Templates
            kind={kind}
            locale={locale}
            onChoose={(chosen) => form.input('text').onInput([form.input('text').value, chosen].filter(Boolean).join('\n\n'))}
          />
          <TextArea {...form.input('text')} label={m.desk_inbox_reply_text()} rows={5} />
          {isFeedback && (
            <CheckBox name="publish" label={m.desk_inbox_reply_publish()} isChecked={isPublished} onChange={setPublished} />
          )}
          <fieldset className="inbox-then">
            <legend>{m.desk_inbox_reply_then()}</legend>
            {options.map(([value, text]) => (
              <label key={value}>
                <input type="radio" name="then" value={value} checked={after === value} onChange={() => setAfter(value)} />
                {text}
              </label>
            ))}
          </fieldset>
          <Button type="submit" variant="primary" isSmall aria-disabled={form.isSending}>
            {m.desk_inbox_reply_send()}
          </Button>
        </form>
      )}
    </section>
  )
}

interface TemplatesProps {
  kind: Inquiry['kind']
  /** Language of the visitor. */
  locale: Locale
  onChoose: (text: string) => void
}

/** Reply templates for the topic; choosing one adds it to the typed text. */
function Templates({ kind, locale, onChoose }: TemplatesProps) {
  const field = useId()
  return (
    <div className="cluster inbox-templates">
      <label htmlFor={field}>{m.desk_inbox_template()}</label>
      <select
        id={field}
        value=""
        onChange={({ currentTarget }) => {
          const chosen = replyTemplates[kind][Number(currentTarget.value)]
          if (chosen) onChoose(chosen.text({}, { locale }))
        }}
      >
        <option value="">{m.desk_inbox_template_choose()}</option>
        {replyTemplates[kind].map(({ name }, index) => (
          <option key={name()} value={index}>
            {name()}
          </option>
        ))}
      </select>
    </div>
  )
}

function Note({ id, number, onChanged, onSent }: { id: number } & Pick<Props, 'onChanged'> & NextForm) {
  const form = useForm<'text'>({
    initial: { text: '' },
    rules: [deskRule('text', noteRequestSchema.entries.text)],
    fieldOf: (field) => (field === 'text' ? field : undefined),
    send: async ({ text }) => {
      try {
        await callInbox({ call: 'POST /desk/inbox/note', json: { id, text }, data: inquirySchema })
        showToast({ tone: 'ok', text: m.desk_inbox_note_done() })
        onSent()
      } catch (error) {
        // A colleague erased the inquiry: it is shown as it is now.
        if (error instanceof ApiError && error.status === 409) onChanged()
        throw error
      }
    }
  })
  useFocusAfter(number, form.ref)
  return (
    <section>
      <h3>{m.desk_inbox_note()}</h3>
      <form ref={form.ref} className="desk-form" noValidate onSubmit={form.onSubmit}>
        <TextArea {...form.input('text')} label={m.desk_inbox_note_text()} rows={2} />
        <Button type="submit" isSmall aria-disabled={form.isSending}>
          {m.desk_inbox_note_save()}
        </Button>
      </form>
    </section>
  )
}

const deliveries = {
  waiting: m.desk_inbox_mail_waiting,
  delivered: m.desk_inbox_mail_delivered,
  failed: m.desk_inbox_mail_failed
}

function History({ events, nameOf }: { events: readonly InquiryEvent[]; nameOf: Props['nameOf'] }) {
  const locale = useLocale()
  return (
    <section>
      <h3>{m.desk_inbox_history()}</h3>
      {events.length === 0 ? (
        <p className="muted">{m.desk_inbox_history_none()}</p>
      ) : (
        <ol className="inbox-history">
          {events.map((event) => (
            <li key={event.id}>
              <p>
                <time dateTime={event.at}>{formatMoment(Date.parse(event.at), locale)}</time> {eventText(event, nameOf)}
              </p>
              <EventText event={event} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** The text of a note or a reply, and where the reply went. */
function EventText({ event: { kind, text, isPublished, delivery } }: { event: InquiryEvent }): ReactNode {
  if (kind !== 'note' && kind !== 'reply') return null
  const went = [delivery && deliveries[delivery](), isPublished && m.desk_inbox_event_published()].filter(Boolean)
  return (
    <>
      {text === null ? <p className="muted">{m.desk_inbox_event_gone()}</p> : <p className="desk-quote">{text}</p>}
      {went.length > 0 && <p className="note">{went.join(' · ')}</p>}
    </>
  )
}
