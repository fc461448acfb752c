export default 'Log in to apply for a company trial; we reply within 1 to 3 working days. Logged in, you can also download the free single-server edition, for non-commercial learning only.'
