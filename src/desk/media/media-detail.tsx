import { useCallback, useEffect, useRef } from 'react'
import { entryKinds } from '~/contract/entry-kinds'
import { formatBytes } from '~/contract/file-size'
import { altField, type MediaDetail, mediaDetailSchema, mediaItemSchema, mediaLimits } from '~/contract/media'
import { Field } from '~/features/forms/field'
import { useForm } from '~/features/forms/use-form'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { CopyLine } from '~/ui/copy-line'
import { DataState } from '../data-state'
import { languageNames } from '../language-names'
import { DeskLink } from '../link'
import { isUnknownRecord, UnknownRecord } from '../unknown-record'
import { AltForm } from './alt-form'
import { callMedia } from './calls'
import type { MediaView } from './view'

interface Props {
  id: number
  /** View of the list. */
  view: MediaView
  /** Called after the file has changed. */
  onChanged: () => void
  /** Called after the file was deleted. */
  onDeleted: () => void
}

/** The selected file: its properties, its texts, its uses, and its deletion. */
export function MediaDetailPanel({ id, view, onChanged, onDeleted }: Props) {
  const fetchDetail = useCallback(
    () =>
      callMedia({
        ...{ call: 'GET /desk/media/detail', query: { id }, data: mediaDetailSchema },
        suppressErrorToast: isUnknownRecord
      }),
    [id]
  )
  const { result, load } = useLoadedData(fetchDetail)

  function changed() {
    void load()
    onChanged()
  }

  return (
    <DataState
      result={result}
      onRetry={load}
      missing={
        <UnknownRecord
          text={m.media_missing()}
          list={{ to: '/desk/media', search: { ...view, id: undefined } }}
          back={m.media_back()}
        />
      }
    >
      {(file) => (
        <article className="media-detail" aria-labelledby="media-file">
          <Title name={file.name} />
          <Preview file={file} />
          <Facts file={file} />
          {file.address && <CopyLine name={m.media_fact_address()} text={file.address} />}
          {file.state === 'quarantined' && <Rescan file={file} onChanged={changed} />}
          {file.kind === 'image' && (
            <section>
              <h3>{m.media_alt_title()}</h3>
              <AltForm key={`alt ${file.id}`} file={file} onSaved={changed} />
            </section>
          )}
          <NameForm key={`name ${file.id}`} file={file} onChanged={changed} />
          <Uses file={file} />
          <Deletion file={file} onDeleted={onDeleted} />
        </article>
      )}
    </DataState>
  )
}

/** The target of the links in the list. The document has it only when the file is loaded, which the browser does not wait for. */
function Title({ name }: { name: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash === '#media-file') title.current?.focus()
  }, [])
  return (
    <h2 id="media-file" ref={title} tabIndex={-1}>
      {name}
    </h2>
  )
}

interface PartProps {
  file: MediaDetail
  onChanged: () => void
}

function Preview({ file }: { file: MediaDetail }) {
  const { kind, address, name } = file
  const alt = file[altField(useLocale())]
  if (address === null) return null
  switch (kind) {
    case 'image':
      return <img className="media-preview" src={address} alt={alt || name} />
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: captions belong to the entry that shows the video
      return <video className="media-preview" src={address} controls preload="metadata" aria-label={name} />
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: captions belong to the entry that plays the sound
      return <audio src={address} controls preload="metadata" aria-label={name} />
    case 'file':
      return (
        <p>
          <a className="plain-link" href={address} download={name}>
            {m.media_download()}
          </a>
        </p>
      )
  }
}

function Facts({ file }: { file: MediaDetail }) {
  const locale = useLocale()
  return (
    <dl className="media-facts">
      <div>
        <dt>{m.media_fact_type()}</dt>
        <dd>{file.mediaType}</dd>
      </div>
      <div>
        <dt>{m.media_fact_size()}</dt>
        <dd>
          {formatBytes(file.bytes, locale)}
          {file.width !== null && file.height !== null && ` · ${file.width} × ${file.height}`}
        </dd>
      </div>
      <div>
        <dt>{m.media_fact_uploaded()}</dt>
        <dd>{formatMoment(Date.parse(file.createdAt), locale)}</dd>
      </div>
    </dl>
  )
}

function Rescan({ file: { id }, onChanged }: PartProps) {
  const { isPending, mutate } = useMutation(() =>
    callMedia({ call: 'POST /desk/media/scan', json: { id }, data: mediaItemSchema }).then(onChanged)
  )
  return (
    <div className="desk-notice">
      <p>{m.media_waiting()}</p>
      <Button isSmall aria-disabled={isPending} onClick={() => void mutate()}>
        {m.media_scan()}
      </Button>
    </div>
  )
}

function NameForm({ file: { id, name }, onChanged }: PartProps) {
  const form = useForm<'name'>({
    initial: { name },
    rules: [],
    fieldOf: (field) => (field === 'name' ? field : undefined),
    send: async (values) => {
      await callMedia({ call: 'POST /desk/media/rename', json: { id, ...values }, data: mediaItemSchema })
      showToast({ tone: 'ok', text: m.media_name_saved() })
      onChanged()
    }
  })
  return (
    <form ref={form.ref} className="desk-form" noValidate onSubmit={form.onSubmit}>
      <Field {...form.input('name')} label={m.media_name_label()} maxLength={mediaLimits.name} />
      <Button type="submit" isSmall aria-disabled={form.isSending}>
        {m.media_name_save()}
      </Button>
    </form>
  )
}

function Uses({ file: { uses } }: { file: MediaDetail }) {
  return (
    <section className="media-uses">
      <h3>{m.media_uses_title()}</h3>
      {uses.length === 0 ? (
        <p>{m.media_uses_none()}</p>
      ) : (
        <ul>
          {uses.map(({ kind, id, language, version, title }) => (
            <li key={`${kind} ${id} ${language} ${version}`}>
              <DeskLink
                className="plain-link"
                to="/desk/entries/entry"
                search={{ kind: entryKinds.find((each) => each === kind), id }}
                lang={language}
              >
                {title}
              </DeskLink>{' '}
              {version === null
                ? m.media_use_draft({ language: languageNames[language]() })
                : m.media_use({ language: languageNames[language](), version })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Deletion({ file: { id, isUsed }, onDeleted }: { file: MediaDetail; onDeleted: () => void }) {
  const { isPending, mutate } = useMutation(async () => {
    await callMedia({ call: 'POST /desk/media/delete', json: { id } })
    showToast({ tone: 'ok', text: m.media_deleted() })
    onDeleted()
  })
  if (isUsed) return <p className="desk-notice">{m.media_delete_blocked()}</p>
  return (
    <div>
      <ConfirmedButton
        label={m.media_delete()}
        question={m.media_delete_question()}
        confirm={m.media_delete_confirm()}
        decline={m.media_delete_decline()}
        isSending={isPending}
        onConfirm={() => void mutate()}
      />
    </div>
  )
}
