import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/desk/')({
  component: lazyRouteComponent(() => import('../home/home-page'), 'HomePage')
})
