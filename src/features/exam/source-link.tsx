import type { ReactNode } from 'react'
import { m } from '~/paraglide/messages'
import { TextLink } from '~/ui/text-link'

/**
 * A link to the section that teaches an answer, in a new tab, so that the round of questions stays open.
 * @param source document and anchor: `2#edge`
 */
export function SourceLink({ source, children }: { source: string; children: ReactNode }) {
  const [id = '', anchor] = source.split('#')
  return (
    <TextLink
      to="/document/$version/$id"
      params={{ version: 'latest', id }}
      {...(anchor !== undefined && { hash: anchor })}
      target="_blank"
      rel="noopener"
    >
      {children}
      <span className="vh">{m.shell_new_tab()}</span>
    </TextLink>
  )
}
