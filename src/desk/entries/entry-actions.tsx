import { useId, useState } from 'react'
import type * as v from 'valibot'
import { type EntryCopy, entryCopiesSchema, entryPreviewSchema, type KnownCopy } from '~/contract/desk-entries'
import { entryDefinitions } from '~/contract/entry-kinds'
import type { Locale } from '~/contract/locale'
import { CheckBox } from '~/features/forms/check-box'
import { TextArea } from '~/features/forms/text-area'
import type { ApiError } from '~/lib/api'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { account, can } from '../account'
import { KeptFocus } from '../kept-focus'
import { languageNames } from '../language-names'
import { hasOwnUnseen, unseenNotice } from '../unseen'
import { callEntries, copyIn, type EntryName, scheduledOf, storedCopies } from './calls'
import type { Faults } from './entry-page'
import { ownZone } from './field-control'
import { unscheduleQuestion, withdrawQuestion } from './version-questions'

interface Props {
  name: EntryName
  copies: readonly EntryCopy[]
  languages: readonly Locale[]
  /** Shows the missing fields of the languages. @returns whether none is missing */
  check: (chosen: readonly Locale[]) => boolean
  saveAll: (chosen: readonly Locale[]) => Promise<KnownCopy[] | undefined>
  onFault: (faults: Faults) => void
  adopt: (copies: readonly EntryCopy[]) => Promise<void>
  /** Called with the copies that a deletion has left. */
  onDeleted: (left: readonly EntryCopy[]) => Promise<void>
  nameOf: (account: string) => string
}

/** Actions on the copies of the chosen languages, all of them at once. */
export function EntryActions({ name, copies, languages, check, saveAll, onFault, adopt, onDeleted, nameOf }: Props) {
  const [left, setLeft] = useState<readonly Locale[]>([])
  const [note, setNote] = useState('')
  const [at, setAt] = useState('')
  const [isOverride, setOverride] = useState(false)
  const chosen = languages.filter((language) => !left.includes(language) && copyIn(copies, language))
  /** Of the chosen languages, those whose copy allows something. */
  const those = (allows: (copy: EntryCopy) => boolean) =>
    chosen.filter((language) => copies.some((copy) => copy.language === language && allows(copy)))
  const drafts = those(({ state }) => state === 'draft' || state === 'withdrawn')
  const inReview = those(({ state }) => state === 'review')
  const visible = those(({ visibleVersion }) => visibleVersion !== null)
  const scheduled = those((copy) => scheduledOf(copy) !== undefined)
  const deletable = those(({ state, liveVersion }) => liveVersion === null && state !== 'review')
  /** An action that does not concern every language names those that it does. */
  const named = (action: string, concerned: readonly Locale[]) =>
    concerned.length === languages.length
      ? action
      : m.entries_act_on_some({ action, languages: concerned.map((language) => languageNames[language]()).join(' ') })
  const copiesIn = (concerned: readonly Locale[]) => concerned.flatMap((language) => copyIn(copies, language) ?? [])
  const isOwn = copiesIn(inReview).some(hasOwnUnseen)
  /** Authors who take back their own submission need no note to themselves. */
  const isTakenBack = copiesIn(inReview).every(({ author }) => author === account.id)
  const locale = useLocale()
  const unseen = unseenNotice(copiesIn(drafts), nameOf, locale)
  const atId = useId()

  /** Makes a call that changes the copies of the languages, after everything typed is saved. */
  const { isPending, mutate } = useMutation(
    async (
      concerned: readonly Locale[],
      send: (body: EntryName & { copies: KnownCopy[] }) => Promise<v.InferOutput<typeof entryCopiesSchema>>,
      done: string
    ) => {
      const known = await saveAll(concerned)
      if (!known) return
      await adopt((await send({ ...name, copies: known })).copies)
      showToast({ tone: 'ok', text: done })
    },
    {
      onError: async (error) => {
        const stored = storedCopies(error)
        if (stored) await adopt(stored)
        if (error.field) onFault(faultIn(error))
      }
    }
  )

  const submit = () =>
    check(drafts) &&
    mutate(
      drafts,
      (json) => callEntries({ call: 'POST /desk/entry/submit', json, data: entryCopiesSchema }),
      m.entries_done_submit()
    )
  const giveBack = () =>
    mutate(
      inReview,
      (json) => callEntries({ call: 'POST /desk/entry/return', json: { ...json, note }, data: entryCopiesSchema }),
      isTakenBack ? m.entries_done_take_back() : m.entries_done_return()
    )
  const publish = () => {
    if (!check(inReview)) return undefined
    const moment = at === '' ? null : new Date(at).getTime()
    return mutate(
      inReview,
      (json) =>
        callEntries({
          call: 'POST /desk/entry/publish',
          json: { ...json, at: moment, override: isOverride },
          data: entryCopiesSchema
        }),
      moment === null ? m.entries_done_publish() : m.entries_done_schedule()
    )
  }
  const unschedule = () =>
    mutate(
      scheduled,
      (json) => callEntries({ call: 'POST /desk/entry/unschedule', json, data: entryCopiesSchema }),
      m.entries_done_unschedule()
    )
  const withdraw = () =>
    mutate(
      visible,
      (json) => callEntries({ call: 'POST /desk/entry/withdraw', json, data: entryCopiesSchema }),
      m.entries_done_withdraw()
    )
  const remove = () =>
    mutate(
      deletable,
      async (json) => {
        const deleted = await callEntries({ call: 'POST /desk/entry/delete', json, data: entryCopiesSchema })
        await onDeleted(deleted.copies)
        return deleted
      },
      m.entries_done_delete()
    )

  return (
    <KeptFocus className="entry-actions" aria-label={m.desk_actions()}>
      {languages.length > 1 && (
        <fieldset>
          <legend>{m.entries_act_on()}</legend>
          {languages.map((language) => (
            <CheckBox
              key={language}
              name="language"
              value={language}
              label={languageNames[language]()}
              isChecked={chosen.includes(language)}
              onChange={(isChecked) => setLeft(isChecked ? left.filter((each) => each !== language) : [...left, language])}
            />
          ))}
        </fieldset>
      )}
      {drafts.length > 0 && unseen && <p className="desk-notice">{unseen}</p>}
      {drafts.length > 0 && (
        <Button variant="primary" aria-disabled={isPending} onClick={submit}>
          {named(m.entries_submit(), drafts)}
        </Button>
      )}
      {inReview.length > 0 && (
        <>
          {can('reviewer') && isOwn && !can('admin') && <p className="desk-notice">{m.desk_unseen_own()}</p>}
          {can('reviewer') && (!isOwn || can('admin')) && (
            <div className="entry-publish">
              <div className="field">
                <label htmlFor={atId}>{m.entries_publish_at({ zone: ownZone() })}</label>
                <div className="field-box">
                  <input
                    id={atId}
                    type="datetime-local"
                    value={at}
                    onChange={({ currentTarget }) => setAt(currentTarget.value)}
                  />
                </div>
              </div>
              {isOwn && <CheckBox name="override" label={m.entries_override()} isChecked={isOverride} onChange={setOverride} />}
              <ConfirmedButton
                variant="primary"
                label={named(at === '' ? m.entries_publish_now() : m.entries_schedule(), inReview)}
                question={
                  at === ''
                    ? m.entries_publish_question()
                    : m.entries_schedule_question({ moment: formatMoment(new Date(at).getTime(), locale) })
                }
                confirm={m.entries_publish()}
                decline={m.entries_cancel()}
                isSending={isPending}
                onConfirm={publish}
              />
            </div>
          )}
          <div className="entry-return">
            {!isTakenBack && (
              <TextArea
                label={m.entries_return_note()}
                name="note"
                rows={2}
                value={note}
                error={undefined}
                onInput={setNote}
                onBlur={() => undefined}
              />
            )}
            <Button aria-disabled={isPending} onClick={giveBack}>
              {named(isTakenBack ? m.entries_take_back() : m.entries_return(), inReview)}
            </Button>
          </div>
        </>
      )}
      {entryDefinitions[name.kind].pageOf && <Preview name={name} saveAll={() => saveAll(chosen)} />}
      {scheduled.length > 0 && can('reviewer') && (
        <Confirmed
          label={named(m.entries_unschedule(), scheduled)}
          question={unscheduleQuestion(copiesIn(scheduled), locale)}
          decline={m.entries_unschedule_keep()}
          isSending={isPending}
          onConfirm={unschedule}
        />
      )}
      {visible.length > 0 && can('reviewer') && (
        <Confirmed
          label={named(m.entries_withdraw(), visible)}
          question={withdrawQuestion(copiesIn(visible), locale)}
          isSending={isPending}
          onConfirm={withdraw}
        />
      )}
      {deletable.length > 0 && (
        <Confirmed
          label={named(m.entries_delete(), deletable)}
          question={m.entries_delete_question()}
          isSending={isPending}
          onConfirm={remove}
        />
      )}
    </KeptFocus>
  )
}

interface ConfirmedProps {
  label: string
  question: string
  /** Label of the button that declines, for actions that «Cancel» itself could mean. */
  decline?: string
  isSending: boolean
  onConfirm: () => void
}

const Confirmed = ({ label, decline = m.entries_cancel(), ...rest }: ConfirmedProps) => (
  <div>
    <ConfirmedButton label={label} confirm={label} decline={decline} {...rest} />
  </div>
)

/** The field that the service names, as `<language>.fileKey`, with its text. */
function faultIn({ field = '', text }: ApiError): Faults {
  const at = field.indexOf('.')
  return { [field.slice(0, at)]: { [field.slice(at + 1)]: text } }
}

interface PreviewProps {
  name: EntryName
  saveAll: () => Promise<unknown>
}

/** A link that shows the copies in the site until it expires. */
function Preview({ name, saveAll }: PreviewProps) {
  const [preview, setPreview] = useState<v.InferOutput<typeof entryPreviewSchema>>()
  const locale = useLocale()

  async function make() {
    try {
      if (!(await saveAll())) return
      setPreview(await callEntries({ call: 'POST /desk/entry/preview', json: name, data: entryPreviewSchema }))
    } catch {
      // The failure is shown as a toast.
      setPreview(undefined)
    }
  }

  return (
    <p className="cluster entry-preview">
      <Button onClick={make}>{m.entries_preview()}</Button>
      {preview && (
        <a className="link" href={preview.path} target="_blank" rel="noreferrer">
          {m.entries_preview_open({ moment: formatMoment(preview.expiresAt, locale) })}
        </a>
      )}
    </p>
  )
}
