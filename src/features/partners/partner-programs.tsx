import { vendor } from '~/content/vendor'
import { VendorPhone } from '~/content/vendor-phone'
import { m } from '~/paraglide/messages'
import { Masthead } from '~/ui/page/masthead'
import { phrased } from '~/ui/phrased'
import { Plate, plateNumber } from '~/ui/plate'
import { TextLink } from '~/ui/text-link'
import type { Program } from './copy/types'
import { ProgramPlate } from './program-plate'
import './partners.css'

interface PartnerProgramsProps {
  programs: readonly Program[]
  /** Contents of a first letter. */
  firstLetter: readonly string[]
}

/** The page of partner programs: an overview, one plate for each program, and the contacts. */
export function PartnerPrograms({ programs, firstLetter }: PartnerProgramsProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Masthead
        trail={[{ name: m.partners_title() }]}
        note={m.partners_path()}
        title={m.partners_headline()}
        beside={<Overview programs={programs} />}
      >
        <p className="masthead-lead">{m.partners_lead()}</p>
      </Masthead>
      {programs.map((program, index) => (
        <ProgramPlate key={program.id} program={program} number={index + 1} />
      ))}
      <Plate
        id="contact"
        number={plateNumber(programs.length + 1)}
        question={m.partners_contact_question()}
        title={m.partners_contact_title()}
        lead={m.partners_contact_lead()}
      >
        <div className="split-phone partner-contact">
          <section className="partner-letter">
            <h3>{phrased(m.partners_letter())}</h3>
            <ol className="partner-steps">
              {firstLetter.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            <p className="partner-form-link">
              <TextLink to="/partner/connect">{m.partners_connect()}</TextLink>
            </p>
          </section>
          <dl className="ruled partner-addresses">
            <div className="partner-address">
              <dt>{m.shell_email()}</dt>
              <dd>
                <a href={`mailto:${vendor.email}`}>{vendor.email}</a>
              </dd>
            </div>
            <div className="partner-address">
              <dt>{m.shell_phone()}</dt>
              <dd>
                <VendorPhone />
              </dd>
            </div>
          </dl>
        </div>
      </Plate>
    </main>
  )
}

function Overview({ programs }: { programs: readonly Program[] }) {
  return (
    <table className="partner-overview">
      <caption className="vh">{m.partners_overview()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.partners_program()}</th>
          <th scope="col">{m.partners_partner_does()}</th>
          <th scope="col">{m.partners_vendor_does()}</th>
        </tr>
      </thead>
      <tbody>
        {programs.map(({ id, name, summary }) => (
          <tr key={id}>
            <th scope="row">
              <a className="plain-link" href={`#${id}`}>
                {name}
              </a>
            </th>
            <td>{summary.partner}</td>
            <td>{summary.vendor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
