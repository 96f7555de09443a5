import { licenseDayOf, plans, type TestInvoice } from '@coaching/contracts';
import { amountText } from './amount-text';
import classes from './payment.module.css';

/** What was pretended to be billed, newest first. */
export function TestInvoices({ invoices }: { invoices: readonly TestInvoice[] }) {
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className={classes.name}>
        Invoices
      </h2>
      <table className={classes.invoices}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Plan</th>
            <th scope="col">Amount</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ at, product, dollars, is_paid }) => (
            <tr key={at}>
              <td>{licenseDayOf(new Date(at))}</td>
              <td>{plans[product].name}</td>
              <td>{amountText(dollars)}</td>
              <td>{is_paid ? 'Paid' : 'Payment failed'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
