import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/people')({
  staticData: { deskPage: { name: m.desk_people_name, about: m.desk_about_people } },
  component: lazyRouteComponent(() => import('../people/people-page'), 'PeoplePage')
})
