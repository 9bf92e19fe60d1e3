import * as z from 'zod/mini';

/**
 * The currencies on offer, by their ISO 4217 codes. All have two decimals, as amounts do.
 */
export const currencies: readonly string[] =
  'USD EUR GBP CAD AUD NZD CHF SEK NOK DKK PLN CZK RON TRY UAH GEL ILS AED SAR QAR EGP MAD ZAR NGN KES GHS INR LKR BDT SGD HKD MYR THB PHP CNY TWD BRL MXN ARS PEN UYU CRC DOP JMD TTD'.split(
    ' ',
  );

const refusal = { error: 'Choose a currency from the list, such as USD, EUR or GBP' };

export const currencyInputSchema = z
  .string(refusal)
  .check(z.refine((code) => currencies.includes(code), refusal));
