import type { ApiError } from '~/lib/api'
import { type DeskAddress, DeskLink } from './link'

/** Whether a service answered that the record of the address does not exist. The page says so instead of a toast. */
export const isUnknownRecord = ({ status, field }: ApiError): boolean => status === 404 && field === 'id'

interface Props {
  /** That it does not exist. */
  text: string
  /** Its list, and the name of the link there. */
  list: DeskAddress
  back: string
}

/** In place of a record that does not exist: loading it again cannot help, so a link leads to its list. */
export const UnknownRecord = ({ text, list, back }: Props) => (
  <p className="desk-notice">
    {text} <DeskLink {...list}>{back}</DeskLink>
  </p>
)
