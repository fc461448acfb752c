import { type PageAddress, PageLink } from '~/ui/page-link'

interface EmptyListProps {
  text: string
  next: { name: string; to: PageAddress }
}

/** Replaces an empty list with a message and a link. */
export function EmptyList({ text, next }: EmptyListProps) {
  return (
    <p className="empty-list">
      {text}{' '}
      <PageLink to={next.to} className="tlink">
        {next.name}
      </PageLink>
    </p>
  )
}
