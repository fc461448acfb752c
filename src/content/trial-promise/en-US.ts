export default 'Log in to apply for a company trial of the edition you need (we reply within 1 to 3 working days), or to download the free single-server edition, for non-commercial learning only.'
