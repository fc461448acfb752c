import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/editor')({
  staticData: { deskPage: { name: m.editor_try, about: m.desk_about_editor } },
  component: lazyRouteComponent(() => import('../editor/editor-page'), 'EditorPage')
})
