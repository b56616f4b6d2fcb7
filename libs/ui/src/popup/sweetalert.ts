// The build without injected styles, since the content policy allows no <style>;
// popup.css has the styles.
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import './popup.css';

export { Swal };
