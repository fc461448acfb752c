import type { EditionId } from '~/content/editions'
import type { Shown } from '~/content/vendor/slot'
import type { ContainerImage, Driver, Integration, Platforms } from '~/content/vendor/technology'
import { textIn } from '~/contract/locale'
import { editionLabels } from '~/features/editions/labels'
import { useLocale } from '~/lib/locale'
import { FactTable } from '~/ui/page/fact-table'
import { PageLink } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import type { DatabaseContent } from './copy/types'

/** Facts on the plate, which is absent without any of them. */
export interface ShownPlatforms {
  platforms: Shown<Platforms> | undefined
  drivers: Shown<readonly Driver[]> | undefined
  images: Shown<readonly ContainerImage[]> | undefined
  integrations: Shown<readonly Integration[]> | undefined
}

interface PlatformsPlateProps {
  copy: DatabaseContent['platforms']
  separator: string
  shown: ShownPlatforms
}

/** Platforms on which the server runs, and drivers, images and integrations that work with it. */
export function PlatformsPlate({ copy, separator, shown }: PlatformsPlateProps) {
  const locale = useLocale()
  const { platforms, drivers, images, integrations } = shown
  const namesOf = (editions: readonly EditionId[]) => editions.map((edition) => editionLabels[edition].name()).join(separator)
  return (
    <Plate id="platforms" number="03" question={copy.plate.question} title={copy.plate.headline} lead={copy.plate.lead}>
      {platforms ? (
        <FactTable
          hasBadge={platforms.hasBadge}
          caption={copy.systems.caption}
          columns={[copy.systems.column, ...platforms.value.processors.map(({ name }) => textIn(name, locale))]}
          rows={platforms.value.systems.map(({ name, processors }) => [
            textIn(name, locale),
            ...platforms.value.processors.map(({ id }) =>
              processors.includes(id) ? copy.systems.supported : copy.systems.unsupported
            )
          ])}
        />
      ) : null}
      {drivers ? (
        <FactTable
          hasBadge={drivers.hasBadge}
          caption={copy.drivers.caption}
          columns={copy.drivers.columns}
          rows={drivers.value.map(({ language, package: name, version, editions, reference }) => [
            name,
            language,
            version,
            namesOf(editions),
            <PageLink key={name} to={reference} className="tlink">
              {copy.drivers.reference}
              <span className="vh"> {name}</span>
            </PageLink>
          ])}
        />
      ) : null}
      {images ? (
        <FactTable
          hasBadge={images.hasBadge}
          caption={copy.images.caption}
          columns={copy.images.columns}
          rows={images.value.map(({ image, editions }) => [image, namesOf(editions)])}
        />
      ) : null}
      {integrations ? (
        <FactTable
          hasBadge={integrations.hasBadge}
          caption={copy.integrations.caption}
          columns={copy.integrations.columns}
          rows={integrations.value.map(({ name, purpose }) => [name, textIn(purpose, locale)])}
        />
      ) : null}
    </Plate>
  )
}
