import type { ReactNode } from 'react'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { TextLink } from '~/ui/text-link'
import { HomeDrawing } from './figures/home-drawing'
import './home.css'

/** Plate 01: the four parts of the platform, as an assembly drawing with a parts list. */
export function AssemblyPlate() {
  return (
    <Plate
      id="platform"
      number="01"
      question={m.home_assembly_question()}
      title={m.home_assembly_title()}
      lead={m.home_assembly_lead()}
    >
      <div className="assembly">
        <figure className="assembly-figure">
          <div className="assembly-frame">
            <HomeDrawing name="assembly" width={600} height={716} label={m.home_assembly_alt()} className="assembly-drawing" />
          </div>
          <figcaption className="note">
            {m.page_figure({ number: '1-1' })} {m.home_assembly_caption()}
          </figcaption>
        </figure>
        <ol className="parts">
          <Part number={1} name={m.home_part_database()} text={m.home_part_database_text()}>
            <TextLink to="/product/database">{m.home_part_database_link()}</TextLink>
          </Part>
          <Part number={2} name={m.home_part_intelligence()} text={m.home_part_intelligence_text()}>
            <TextLink to="/giProduct">{m.home_part_intelligence_link()}</TextLink>
          </Part>
          <Part number={3} name={m.home_part_rag()} text={m.home_part_rag_text()}>
            <TextLink to="/graphRag">{m.home_part_rag_link()}</TextLink>
          </Part>
          <Part number={4} name={m.home_part_appliance()} text={m.home_part_appliance_text()}>
            <TextLink to="/integrated">{m.home_part_appliance_link()}</TextLink>
          </Part>
        </ol>
      </div>
    </Plate>
  )
}

function Part({ number, name, text, children }: { number: number; name: string; text: string; children: ReactNode }) {
  return (
    <li className="part">
      <span className="part-number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>{phrased(name)}</h3>
        <p>{phrased(text)}</p>
        {children}
      </div>
    </li>
  )
}
