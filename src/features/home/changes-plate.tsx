import { driverVersion, importToolVersion } from '~/content/versions'
import { brand } from '~/contract/brand'
import { documentsVersion, siteVersion } from '~/contract/limits'
import { m } from '~/paraglide/messages'
import { RelatedPages } from '~/ui/page/next-steps'
import { Plate } from '~/ui/plate'
import { TextLink } from '~/ui/text-link'
import './home.css'

/** Plate 06: the current versions, as a drawing's revision block. */
export function ChangesPlate() {
  const rows = [
    { reference: siteVersion, subject: m.home_changes_version({ brand }), kind: m.home_changes_version_kind() },
    {
      reference: documentsVersion,
      subject: (
        <TextLink to="/document/$version/$id" params={{ version: 'latest', id: '1' }}>
          {m.home_changes_documents()}
        </TextLink>
      ),
      kind: m.home_changes_documents_kind()
    },
    {
      reference: driverVersion,
      subject: <TextLink to="/center/download">{m.home_changes_drivers()}</TextLink>,
      kind: m.home_changes_drivers_kind()
    },
    {
      reference: importToolVersion,
      subject: <TextLink to="/center/download">{m.home_changes_import()}</TextLink>,
      kind: m.home_changes_import_kind()
    }
  ]
  return (
    <Plate id="changes" number="05" question={m.home_changes_question()} title={m.home_changes_title()}>
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">{m.home_changes_reference()}</th>
            <th scope="col">{m.home_changes_subject()}</th>
            <th scope="col">{m.home_changes_kind()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reference, subject, kind }) => (
            <tr key={kind}>
              <td>{reference}</td>
              <td>{subject}</td>
              <td>{kind}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <RelatedPages label={m.home_changes_news()} pages={[]} all={{ name: m.home_changes_all(), to: { path: '/news' } }} />
    </Plate>
  )
}
