import { type PageAddress, PageLink } from '~/ui/page-link'

interface EmptyListProps {
  text: string
  /** Where to go on from here. */
  next: { name: string; to: PageAddress }
}

/** Stands in place of a list without entries: says so, and leads on. */
export function EmptyList({ text, next }: EmptyListProps) {
  return (
    <p className="center-empty">
      {text}{' '}
      <PageLink to={next.to} className="tlink">
        {next.name}
      </PageLink>
    </p>
  )
}
