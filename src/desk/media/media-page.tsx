import { useCallback } from 'react'
import { maxQueryLength } from '~/contract/limits'
import { mediaLacks } from '~/contract/media'
import { mediaKinds } from '~/contract/media-keys'
import { useLoadedData } from '~/lib/async-data'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { DataState } from '../data-state'
import { DeskLink, QueryForm, useDeskNavigate, useDeskSearch } from '../link'
import { Select } from '../select'
import { kindNames, MediaCells } from './media-cells'
import { MediaDetailPanel } from './media-detail'
import { fetchMedia } from './media-list'
import { MediaUpload } from './media-upload'
import type { MediaView } from './view'
import './media.css'

const lackNames = { alt: m.media_lack_alt, use: m.media_lack_use } as const

/** The media library: upload, the list of files, and the selected file. */
export function MediaPage() {
  const view = useDeskSearch('/desk/media')
  const { id: selected } = view
  const fetchList = useCallback(() => fetchMedia(view), [view])
  const navigate = useDeskNavigate()
  const { result, load } = useLoadedData(fetchList)

  const deleted = () => void navigate({ to: '/desk/media', search: { ...view, id: undefined } }, { replace: true })

  return (
    <>
      <div className="desk-head">
        <h1>{m.media_title()}</h1>
      </div>
      <MediaUpload onStored={load} />
      <Filters view={view} />
      <div className="split desk-split media-split">
        <DataState result={result} onRetry={load}>
          {({ items, total, next }) => (
            <section aria-label={m.media_list_label()}>
              <p className="media-total">{m.media_total({ count: total })}</p>
              {items.length === 0 ? (
                <p className="desk-notice">{m.media_list_empty()}</p>
              ) : (
                <MediaCells
                  items={items}
                  selected={selected}
                  wrap={(item, content) => (
                    <DeskLink to="/desk/media" search={{ ...view, id: item.id }} hash="media-file">
                      {content}
                    </DeskLink>
                  )}
                />
              )}
              {next !== null && (
                <p className="media-more">
                  <DeskLink className="plain-link" to="/desk/media" search={{ ...view, id: undefined, cursor: next }}>
                    {m.media_more()}
                  </DeskLink>
                </p>
              )}
            </section>
          )}
        </DataState>
        {selected === undefined ? (
          <p className="media-none">{m.media_detail_none()}</p>
        ) : (
          <MediaDetailPanel id={selected} view={view} onChanged={load} onDeleted={deleted} />
        )}
      </div>
    </>
  )
}

function Filters({ view }: { view: MediaView }) {
  const all = ['', m.media_filter_all()] as const
  return (
    <QueryForm to="/desk/media">
      <Select
        label={m.media_filter_kind()}
        name="kind"
        value={view.kind}
        options={[all, ...mediaKinds.map((kind) => [kind, kindNames[kind]()] as const)]}
      />
      <Select
        label={m.media_filter_lack()}
        name="lack"
        value={view.lack}
        options={[all, ...mediaLacks.map((lack) => [lack, lackNames[lack]()] as const)]}
      />
      <label>
        {m.media_filter_name()}
        <input name="name" defaultValue={view.name} maxLength={maxQueryLength} />
      </label>
      <Button type="submit">{m.media_filter_apply()}</Button>
    </QueryForm>
  )
}
