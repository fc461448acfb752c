import { brand } from '~/contract/brand'

export default `To evaluate ${brand} for your company, log in and apply for a trial of the edition you need; we reply within 1 to 3 working days. The free single-server edition is for non-commercial learning only; log in to download it.`
