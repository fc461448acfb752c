import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { TextLink } from '~/ui/text-link'
import * as styles from './assembly-plate.module.css'
import { HomeDrawing } from './figures/home-drawing'

/** Plate 01: the four parts of the platform, as an assembly drawing with a parts list. */
export function AssemblyPlate() {
  return (
    <Plate id="platform" number="01" question={m.home_assembly_question()} title={m.home_assembly_title()}>
      <div className="split">
        <figure className={styles.figure}>
          <div className={styles.frame}>
            <HomeDrawing name="assembly" width={600} height={716} label={m.home_assembly_alt()} className={styles.drawing} />
          </div>
          <figcaption className="note">
            {m.page_figure({ number: '1-1' })} {m.home_assembly_caption()}
          </figcaption>
        </figure>
        <ol className={styles.parts}>
          <Part number={1} to="/product/database" name={m.home_part_database()} text={m.home_part_database_text()} />
          <Part number={2} to="/giProduct" name={m.home_part_intelligence()} text={m.home_part_intelligence_text()} />
          <Part number={3} to="/graphRag" name={m.home_part_rag()} text={m.home_part_rag_text()} />
          <Part number={4} to="/integrated" name={m.home_part_appliance()} text={m.home_part_appliance_text()} />
        </ol>
      </div>
    </Plate>
  )
}

interface PartProps {
  number: number
  to: '/product/database' | '/giProduct' | '/graphRag' | '/integrated'
  name: string
  text: string
}

function Part({ number, to, name, text }: PartProps) {
  return (
    <li className={styles.part}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          <TextLink to={to}>{phrased(name)}</TextLink>
        </h3>
        <p>{phrased(text)}</p>
      </div>
    </li>
  )
}
