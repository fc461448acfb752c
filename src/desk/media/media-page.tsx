import { useState } from 'react'
import { mediaKinds, mediaLacks } from '~/contract/media'
import { useLoadedData } from '~/lib/async-data'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { DataState } from '../data-state'
import { kindNames, MediaCells } from './media-cells'
import { MediaDetailPanel } from './media-detail'
import { fetchMedia } from './media-list'
import { MediaUpload } from './media-upload'
import { mediaAddressOf, readView } from './view'
import './media.css'

const view = readView(location.search)
const fetchList = () => fetchMedia(view)

const lackNames = { alt: m.media_lack_alt, use: m.media_lack_use } as const

/** The media library: upload, what is there, and the selected file. */
export function MediaPage() {
  const { result, load } = useLoadedData(fetchList)
  const [selected, setSelected] = useState(view.id)

  function deleted() {
    setSelected(undefined)
    history.replaceState(null, '', mediaAddressOf({ ...view, id: undefined }))
    void load()
  }

  return (
    <>
      <div className="desk-head">
        <h1>{m.media_title()}</h1>
      </div>
      <MediaUpload onStored={load} />
      <Filters />
      <div className="desk-split media-split">
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
                  wrap={(item, content) => <a href={`${mediaAddressOf({ ...view, id: item.id })}#media-file`}>{content}</a>}
                />
              )}
              {next !== null && (
                <p className="media-more">
                  <a className="desk-link" href={mediaAddressOf({ ...view, id: undefined, cursor: next })}>
                    {m.media_more()}
                  </a>
                </p>
              )}
            </section>
          )}
        </DataState>
        {selected === undefined ? (
          <p className="media-none">{m.media_detail_none()}</p>
        ) : (
          <MediaDetailPanel id={selected} onChanged={load} onDeleted={deleted} />
        )}
      </div>
    </>
  )
}

/** A GET form, so that the address says what is shown. */
function Filters() {
  return (
    <form className="desk-filters" action="/desk/media">
      <label>
        {m.media_filter_kind()}
        <select name="kind" defaultValue={view.kind}>
          <option value="">{m.media_filter_all()}</option>
          {mediaKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]()}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.media_filter_lack()}
        <select name="lack" defaultValue={view.lack}>
          <option value="">{m.media_filter_all()}</option>
          {mediaLacks.map((lack) => (
            <option key={lack} value={lack}>
              {lackNames[lack]()}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.media_filter_name()}
        <input name="name" defaultValue={view.name} maxLength={100} />
      </label>
      <Button type="submit">{m.media_filter_apply()}</Button>
    </form>
  )
}
