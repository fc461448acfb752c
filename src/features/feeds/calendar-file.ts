import type { Activity } from '~/contract/activities'

/** An activity as an iCalendar file (RFC 5545). Times are in UTC; calendars convert them to the user's zone. */
export function calendarFile(activity: Activity, address: string, writtenAt: Date): string {
  const { id, title, summary, place, startsAt, endsAt } = activity
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Galaxy//Activities//EN',
    'BEGIN:VEVENT',
    `UID:activity-${id}@${new URL(address).hostname}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(new Date(startsAt))}`,
    `DTEND:${utc(new Date(endsAt))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR'
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** `20270318T060000Z`. */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')

/** Octets of a line without its line break. */
const maxLineBytes = 75
const octets = new TextEncoder()

/** Folds long lines: continuation lines start with a space. Does not split characters. */
function fold(line: string): string {
  let folded = ''
  let size = 0
  for (const character of line) {
    const length = octets.encode(character).length
    if (size + length > maxLineBytes) {
      folded += '\r\n '
      size = 1
    }
    folded += character
    size += length
  }
  return folded
}
