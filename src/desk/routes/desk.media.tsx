import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as v from 'valibot'
import { mediaLacks, mediaListRequestSchema } from '~/contract/media'
import { mediaKinds } from '~/contract/media-keys'
import { m } from '~/paraglide/messages'
import { id, pageSearch, part, text } from '../page-search'

export const Route = createFileRoute('/desk/media')({
  validateSearch: pageSearch({
    kind: part(v.picklist(mediaKinds)),
    lack: part(v.picklist(mediaLacks)),
    name: part(mediaListRequestSchema.entries.name),
    cursor: text,
    /** The selected file. */
    id
  }),
  staticData: { deskPage: { name: m.media_title, about: m.desk_about_media } },
  component: lazyRouteComponent(() => import('../media/media-page'), 'MediaPage')
})
